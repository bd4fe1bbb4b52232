import forms from 'content:forms';
import site from 'content:site';
import ui from 'content:ui';

/** Other ways to reach the company, shown instead of a form that needs scripts. */
export function WithoutScripts() {
  return (
    <p data-without-scripts>
      {forms.withoutScripts} <a href={`mailto:${site.emails.info}`}>{site.emails.info}</a>,{' '}
      <a href={site.phone.call}>{site.phone.display}</a>,{' '}
      <a href={site.phone.whatsapp} target="_blank" rel="noopener noreferrer">
        {ui.contactStrip.whatsapp}
      </a>
    </p>
  );
}
