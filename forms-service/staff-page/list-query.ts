/** Reads filters from the address of a list. Invalid values are ignored. */
import type { Filter } from '../store/submissions.ts';
import { FORMS } from '../types.ts';
import { startOfDay } from '../nairobi-time.ts';
import { VIEWS, type Asked, type View } from './screens/inbox-screen.tsx';
import { PAGE_SIZE } from './staff-parts.tsx';
import { ANSWERED_FORMS, ANSWER_WITHIN } from '../store/attention.ts';
import { DAY } from '../time-units.ts';

const LONGEST_SEARCH = 200;

/** The number of a page of a list. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** The items on a page of a list. @param page its number, from 1 */
export const itemsOf = (page: number) => ({ skip: (page - 1) * PAGE_SIZE, most: PAGE_SIZE });

export function readAsked(query: URLSearchParams): Asked {
  const show = query.get('show') ?? '';
  const day = (name: string) => {
    const text = query.get(name) ?? '';
    return Number.isNaN(startOfDay(text)) ? '' : text;
  };
  return {
    view: Object.hasOwn(VIEWS, show) ? (show as View) : 'waiting',
    form: FORMS.find((form) => form === query.get('form')) ?? null,
    from: day('from'),
    until: day('until'),
    words: (query.get('words') ?? '').slice(0, LONGEST_SEARCH),
    page: readPage(query),
  };
}

/** The filter of a view. */
export function filterOfView(view: View, now: number): Filter {
  switch (view) {
    case 'waiting':
      return { states: ['new'], forms: ANSWERED_FORMS };
    case 'overdue':
      return { states: ['new'], forms: ANSWERED_FORMS, before: now - ANSWER_WITHIN };
    case 'all':
      return {};
    default:
      return { states: [view] };
  }
}

/** The filter of an address. */
export function filterOf({ view, form, from, until }: Asked, now: number): Filter {
  const filter = filterOfView(view, now);
  const end = startOfDay(until) + DAY;
  return {
    ...filter,
    ...(form && { forms: [form] }),
    ...(from && { since: startOfDay(from) }),
    ...(until && { before: Math.min(filter.before ?? end, end) }),
  };
}
