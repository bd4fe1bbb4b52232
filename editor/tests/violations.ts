import type { Page } from '@playwright/test';
import { violations as violationsOf, WCAG } from '@website/site/tests/pages/axe.ts';

/** The rules for WCAG 2.2 AA that a page of the editor breaks. The preview is a page of the site, with its own tests. */
export const violations = (page: Page) => violationsOf(page, { rules: WCAG, frames: false });
