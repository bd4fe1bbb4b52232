import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import notFound from 'content:notFound';
import { afterEach, expect, it } from 'vitest';
import { screen } from './not-found.screen.tsx';
import styles from './not-found.module.css';

const { wide } = notFound.address.picture;
const drawing = wide.name;
afterEach(() => {
  wide.name = drawing;
});

const page = () =>
  renderToStaticMarkup(
    <MemoryRouter>
      <screen.Page data={null} params={{}} />
    </MemoryRouter>,
  );

it('the boards hang on the post of the drawing', () => {
  wide.name = 'hero-lost';
  expect(page()).not.toContain(styles['withoutPost']);
});

it('the boards have a post of their own on any other picture', () => {
  wide.name = 'Field day';
  expect(page()).toContain(styles['withoutPost']);
});
