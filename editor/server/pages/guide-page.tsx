import type { GuidePage as Content } from '../guide.ts';
import { Page } from './page.tsx';

/** A page of the guide. */
export const GuidePage = ({ title, html }: Content) => (
  <Page title={title} current="guide">
    {title !== 'Guide for those who write' && (
      <p>
        <a href="guide">All tasks</a>
      </p>
    )}
    {/* This is our own text, from Markdown without HTML. */}
    <div className="guide" dangerouslySetInnerHTML={{ __html: html }} />
  </Page>
);
