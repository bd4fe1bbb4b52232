// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import people from 'content:people';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { screen as contactScreen } from './contact.screen.tsx';

const [first] = people;
if (!first) throw new Error('Nobody answers');
const someone = { ...first };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  people.splice(0, people.length, someone);
});

/** Contact as it shows for an address, with these people. */
function arrive(query: string, team: readonly (typeof people)[number][] = people): void {
  people.splice(0, people.length, ...team);
  history.replaceState(null, '', `/connect${query}#inquiry`);
  const element = <contactScreen.Page data={undefined} params={{}} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}
const subject = () => screen.getByLabelText<HTMLSelectElement>('Subject');
const card = () => screen.queryByRole('heading', { name: /: this person answers$/ });
const preset = `?subject=${someone.answers.toLowerCase()}`;

it('a link with a subject sets the subject, and shows face, name and address of the person who answers', () => {
  arrive(preset);
  expect(subject().value).toBe(someone.answers);
  expect(card()?.textContent).toBe(`${someone.answers}: this person answers`);
  expect(screen.getByText(someone.name)).toBeTruthy();
  expect(screen.getByAltText(someone.image.alt)).toBeTruthy();
  const mail = screen.getByText(someone.name).parentElement?.querySelector('a');
  expect(mail?.textContent).toBe(someone.email);
  expect(mail?.getAttribute('href')).toBe(`mailto:${someone.email}`);
});

it('a link with a subject shows the person of another choice, in a region that is read out', () => {
  arrive('');
  expect(card()).toBeNull();
  fireEvent.input(subject(), { target: { value: someone.answers } });
  expect(card()?.closest('[aria-live=polite]')).toBeTruthy();
  fireEvent.input(subject(), { target: { value: 'General Inquiry' } });
  expect(card()).toBeNull();
});

it.each([
  ['that does not exist', '?subject=cocoa', [someone], 'General Inquiry'],
  [
    'whose person has left',
    preset.replace(/=.*/, (value) => value.toUpperCase()),
    [],
    someone.answers,
  ],
])('a link with a subject shows the form alone for a subject %s', (_, query, team, chosen) => {
  arrive(query, team);
  expect(subject().value).toBe(chosen);
  expect(card()).toBeNull();
  expect(screen.queryByText(someone.name)).toBeNull();
});

it('a link with a subject does not change what the visitor has chosen', () => {
  arrive('');
  fireEvent.input(subject(), { target: { value: 'Sustainability' } });
  cleanup();
  arrive(preset);
  expect(subject().value).toBe('Sustainability');
});

it('a link with a subject shows a person without an address, and no link', () => {
  arrive(preset, [{ ...someone, email: undefined }]);
  expect(screen.getByText(someone.name)).toBeTruthy();
  expect(document.querySelector('a[href*=undefined]')).toBeNull();
});
