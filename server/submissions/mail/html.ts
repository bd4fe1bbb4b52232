/**
 * A mail as HTML, for phones and for Outlook, which draws with Word: tables and inline styles, no pictures, nothing
 * from elsewhere. The style sheet in the head only adds what a mailbox may leave out: the dark colours.
 */
import { tokenColour } from '#app/styles/tokens.ts';
import type { Block, Body } from './body.ts';
import { html, Markup } from './markup.ts';

const colour = {
  page: tokenColour('cream'),
  card: tokenColour('white'),
  text: tokenColour('ink'),
  soft: tokenColour('text-soft'),
  link: tokenColour('deep'),
  panel: tokenColour('mist'),
  line: tokenColour('line'),
  band: tokenColour('night'),
  onBand: tokenColour('cream'),
  action: tokenColour('soil'),
  onAction: tokenColour('cream'),
};

/** The same duties where the mailbox is dark. */
const dark = {
  page: tokenColour('ink'),
  card: tokenColour('night'),
  text: tokenColour('cream'),
  soft: tokenColour('text-soft-on-dark'),
  link: tokenColour('lime'),
  panel: tokenColour('forest'),
  line: tokenColour('line-on-dark'),
};

/** The woven edge of the site's cloth bands: inks, and how wide each is in percent. */
const CLOTH = (
  [
    ['soil', 18],
    ['sun', 6],
    ['leaf', 22],
    ['cream', 3],
    ['gold', 9],
    ['deep', 16],
    ['lime', 6],
    ['soil-light', 20],
  ] as const
).map(([ink, width]) => ({ ink: tokenColour(ink), width: `${width}%` }));

const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Pixels; Word knows no other measure of a table. */
const WIDTH = '600';

/** Inline styles win without `!important`. */
const STYLES = new Markup(`
@media (max-width:480px){
.pad{padding-left:22px!important;padding-right:22px!important}
h1{font-size:26px!important}
}
@media (prefers-color-scheme:dark){
.page{background-color:${dark.page}!important}
.card{background-color:${dark.card}!important}
.panel{background-color:${dark.panel}!important}
.text{color:${dark.text}!important}
.soft{color:${dark.soft}!important}
.link{color:${dark.link}!important}
.line{border-color:${dark.line}!important}
}
`);

const paragraph = (text: Markup | string) =>
  html`<p class="text" style="margin:0 0 16px;color:${colour.text}">${text}</p>`;

/** Line ends of what someone wrote. */
const withBreaks = (text: string) =>
  text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));

/** A table that means nothing but places, as wide as there is room. */
const table = (rows: Markup | readonly Markup[]) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    ${rows}
  </table>`;

/** Word has no margins of tables. */
const gap = html`<div style="height:18px;line-height:18px">&nbsp;</div>`;

function step(item: string, index: number): Markup {
  return html`<tr>
    <td width="40" valign="top" style="padding:0 0 14px">
      <table role="presentation" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td
            width="28"
            height="28"
            align="center"
            style="background-color:${colour.link};border-radius:14px;color:${colour.onAction};font:bold 15px/28px ${FONT}"
          >
            ${String(index + 1)}
          </td>
        </tr>
      </table>
    </td>
    <td class="text" valign="top" style="padding:2px 0 14px;color:${colour.text}">${item}</td>
  </tr>`;
}

function block(part: Block): Markup {
  switch (part.is) {
    case 'text':
      return paragraph(part.text);
    case 'steps':
      return html`${table(part.items.map(step))}${gap}`;
    case 'button':
      // The padding of the cell makes the button: Word ignores that of a link.
      return html`<table
        role="presentation"
        cellpadding="0"
        cellspacing="0"
        border="0"
        style="margin:8px 0 24px"
      >
        <tr>
          <td
            align="center"
            bgcolor="${colour.action}"
            style="border-radius:999px;background-color:${colour.action};padding:14px 28px"
          >
            <a
              href="${part.address}"
              style="color:${colour.onAction};font-weight:bold;text-decoration:none"
              >${part.label}</a
            >
          </td>
        </tr>
      </table>`;
    case 'facts':
      return html`${table(
        part.facts.map(
          ({ label, value }) =>
            html`<tr>
              <td class="line" style="padding:8px 0;border-bottom:1px solid ${colour.line}">
                <span class="soft" style="color:${colour.soft};font-size:14px">${label}</span
                ><br /><b class="text" style="color:${colour.text};word-break:break-word"
                  >${value}</b
                >
              </td>
            </tr>`,
        ),
      )}${gap}`;
    case 'quote':
      return html`${table(
        html`<tr>
          <td
            class="panel text"
            bgcolor="${colour.panel}"
            style="background-color:${colour.panel};color:${colour.text};padding:16px 18px;border-left:4px solid ${colour.action};word-break:break-word"
          >
            ${withBreaks(part.text)}
          </td>
        </tr>`,
      )}${gap}`;
  }
}

/**
 * The whole document, at most 20 kB for the longest of our own words.
 * @param company how people call us, in the band at the top
 */
export function toHtml({ preview, title, blocks, foot, leave }: Body, company: string): string {
  const cloth = CLOTH.map(
    ({ ink, width }) =>
      html`<td
        width="${width}"
        height="8"
        bgcolor="${ink}"
        style="height:8px;font-size:0;line-height:0;background-color:${ink}"
      >
        &nbsp;
      </td>`,
  );
  const way = leave
    ? html`<br /><a class="link" href="${leave.address}" style="color:${colour.link}"
          >${leave.label}</a
        >`
    : '';
  const document = html`<!DOCTYPE html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <title>${title}</title>
        <style>
          ${STYLES}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background-color:${colour.page}">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
              <div style="max-width:${WIDTH}px;text-align:left">
                ${table([
                  html`<tr>
                    <td
                      class="pad"
                      bgcolor="${colour.band}"
                      style="background-color:${colour.band};padding:20px 40px;border-radius:16px 16px 0 0;color:${colour.onBand};font:bold 24px/1.2 ${FONT};letter-spacing:-.5px"
                    >
                      ${company}
                    </td>
                  </tr>`,
                  html`<tr>
                    <td>
                      ${table(
                        html`<tr>
                          ${cloth}
                        </tr>`,
                      )}
                    </td>
                  </tr>`,
                  html`<tr>
                    <td
                      class="pad card text"
                      bgcolor="${colour.card}"
                      style="background-color:${colour.card};padding:36px 40px 20px;border-radius:0 0 16px 16px;color:${colour.text};font:17px/1.55 ${FONT}"
                    >
                      <h1
                        class="text"
                        style="margin:0 0 20px;color:${colour.text};font:bold 30px/1.15 ${FONT};letter-spacing:-.7px"
                      >
                        ${title}
                      </h1>
                      ${blocks.map(block)}
                    </td>
                  </tr>`,
                  html`<tr>
                    <td
                      class="pad soft"
                      style="padding:22px 40px;color:${colour.soft};font:14px/1.6 ${FONT}"
                    >
                      ${withBreaks(foot.join('\n'))}${way}
                    </td>
                  </tr>`,
                ])}
              </div>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  return document.text;
}
