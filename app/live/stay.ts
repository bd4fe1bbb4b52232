/**
 * In the place of React on the pages that the service renders: they stay as they are, and what was pressed before
 * goes its way as it would without scripts.
 */
import './page.css';
import { release } from '../behaviours/hold.ts';

export function start(): Promise<void> {
  release();
  return Promise.resolve();
}
