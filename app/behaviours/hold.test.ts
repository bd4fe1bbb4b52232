// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetFailure, release } from './hold.ts';

/** What reached the page, in order. */
const done: string[] = [];

beforeAll(() => {
  for (const name of ['submit', 'click']) {
    document.addEventListener(name, (event) => {
      event.preventDefault();
      done.push(`${name} ${(event.target as Element).id}`);
    });
  }
});

beforeEach(() => {
  done.length = 0;
  document.body.innerHTML = `
    <form id="letter" data-held data-failed><p data-failure="Sorry">Sorry</p></form>
    <form id="inquiry"><p>Thank you</p></form>
    <button id="chip" type="button" data-held></button>`;
});

function hold(...ids: string[]): void {
  const elements = ids.flatMap((id) => [...document.querySelectorAll<HTMLElement>(`#${id}`)]);
  window.held = new Set(elements);
}

describe('release', () => {
  it('does again what was held, in order and once, and shows it as held no more', () => {
    hold('chip', 'letter');
    release();
    release();
    expect(done).toEqual(['click chip', 'submit letter']);
    expect(document.querySelectorAll('[data-held]')).toHaveLength(0);
  });

  it('holds no more, though nothing was held', () => {
    hold();
    release();
    expect(window.held).toBeNull();
  });
});

describe('forgetFailure', () => {
  it('leaves the page as the server sent it', () => {
    document.documentElement.className = 'scripted plain';
    forgetFailure();
    expect(document.documentElement.className).toBe('scripted');
    const [letter, inquiry] = document.forms;
    expect(letter?.hasAttribute('data-failed')).toBe(false);
    expect(letter?.textContent).toBe('');
    expect(inquiry?.textContent).toBe('Thank you');
  });
});
