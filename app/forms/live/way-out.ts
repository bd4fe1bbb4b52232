/**
 * The way out of a form that is taken for real. What it takes is a script of its own, which comes as soon as React is
 * in, so that the screens need not wait for it.
 */
import type { Submit } from '../submission.ts';

/** The condition is for the bundler: a script that is imported anywhere changes the order of all others. */
const load = () =>
  process.env.SUBMISSIONS === 'live'
    ? import('./send.ts')
    : Promise.reject(new Error('This build sends nothing'));

export const sendForReal: Submit = async (form, fields) =>
  (await load()).sendSubmission(form, fields);

/** Without a network there is nothing to prepare with; it is tried again when the form is sent. */
const later = () => undefined;

/** Somebody begins with a form. */
export const prepareToSend = () =>
  void load()
    .then(({ prepare }) => prepare())
    .catch(later);

/** React is in: whatever waits on this device goes its way. */
export const resumeSending = () =>
  void load()
    .then(({ resumeKept }) => resumeKept())
    .catch(later);
