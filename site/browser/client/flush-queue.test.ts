// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { clearFailure, flush } from './flush-queue.ts';

const same = (element: HTMLElement) => element;
/** The events that reached the page, in order. */
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
    <form id="letter" data-pending data-failed><p data-failure="Sorry">Sorry</p></form>
    <form id="inquiry"><p>Thank you</p></form>
    <button id="chip" type="button" data-pending></button>`;
});

function queue(...ids: string[]): void {
  const elements = ids.flatMap((id) => [...document.querySelectorAll<HTMLElement>(`#${id}`)]);
  window.pending = new Set(elements);
}

it('flush repeats the queued actions once and in order, and no longer shows them as pending', () => {
  queue('chip', 'letter');
  flush(same);
  flush(same);
  expect(done).toEqual(['click chip', 'submit letter']);
  expect(document.querySelectorAll('[data-pending]')).toHaveLength(0);
  expect(window.pending).toBeNull();
});

it('clearFailure restores the page to the state that the server sent', () => {
  clearFailure();
  const [letter, inquiry] = document.forms;
  expect(letter?.hasAttribute('data-failed')).toBe(false);
  expect(letter?.textContent).toBe('');
  expect(inquiry?.textContent).toBe('Thank you');
});
