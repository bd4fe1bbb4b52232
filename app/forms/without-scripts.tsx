import forms from 'content:forms';
import site from 'content:site';
import ui from 'content:ui';

/** Where scripts are off, a form that cannot work is not offered; other ways to reach the company are. */
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
