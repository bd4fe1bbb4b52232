import type { GuidePage as Content } from '../guide.ts';
import { Page } from './page.tsx';

/** A page of the guide. */
export const GuidePage = ({ title, parts }: Content) => (
  <Page title={title} current="guide">
    {title !== 'Guide for those who write' && (
      <p>
        <a href="guide">All tasks</a>
      </p>
    )}
    <div className="guide">
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          // This is our own text, from Markdown without HTML.
          <div key={index} dangerouslySetInnerHTML={{ __html: part }} />
        ) : (
          <img
            key={part.picture}
            src={part.picture}
            alt={part.shows}
            width={1000}
            height={700}
            loading="lazy"
          />
        ),
      )}
    </div>
  </Page>
);
