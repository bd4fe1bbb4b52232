/**
 * A mail as HTML, for phones and for Outlook, which uses Word to show mails. So it has tables and inline styles, no
 * pictures, and nothing from other servers. Some mailboxes ignore the style sheet in the head, so it has only dark
 * colours and rules for narrow screens.
 */
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FIRST_LANGUAGE } from '../types.ts';
import type { Colours } from '../pages/site-file.ts';
import type { Block, MailContent } from './mail-content.ts';

const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Pixels, the only unit that Word understands for a table. */
const WIDTH = 600;

/** The woven edge of the site's cloth bands: inks, and the width of each in percent. */
const CLOTH = [
  ['soil', 18],
  ['sun', 6],
  ['leaf', 22],
  ['cream', 3],
  ['gold', 9],
  ['deep', 16],
  ['lime', 6],
  ['soil-light', 20],
] as const;

/** The rules need `!important`, because inline styles are stronger. */
const styleSheet = (dark: Colours) => `
@media (max-width:480px){
.pad{padding-left:22px!important;padding-right:22px!important}
h1{font-size:26px!important}
}
@media (prefers-color-scheme:dark){
.page{background-color:${dark.ink}!important}
.card{background-color:${dark.night}!important}
.panel{background-color:${dark.forest}!important}
.text{color:${dark.cream}!important}
.soft{color:${dark['text-soft-on-dark']}!important}
.link{color:${dark.lime}!important}
.line{border-color:${dark['line-on-dark']}!important}
}
`;

/** A table for layout only. Word needs these attributes, although HTML 5 has removed them. */
const TABLE = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 };

type TableProps = { children: ReactNode; width?: string; style?: CSSProperties };

function Table({ children, ...props }: TableProps) {
  return (
    <table {...TABLE} {...props}>
      <tbody>{children}</tbody>
    </table>
  );
}

type CellProps = {
  children: ReactNode;
  /** Classes for the style sheet. `background`: the colour behind the cell. */
  className?: string;
  background?: string | undefined;
  style?: CSSProperties;
};

/** A row with one cell. Word takes its colour from the attribute. */
function Row({ children, className, background, style }: CellProps) {
  return (
    <tr>
      <td
        className={className}
        {...(background && { bgcolor: background })}
        style={{ backgroundColor: background, ...style }}
      >
        {children}
      </td>
    </tr>
  );
}

/** Inline styles by purpose. They repeat colours, because mailboxes do not support custom properties. */
function stylesOf(colours: Colours) {
  const { ink, cream, soil } = colours;
  return {
    band: {
      padding: '20px 40px',
      borderRadius: '16px 16px 0 0',
      color: cream,
      font: `bold 24px/1.2 ${FONT}`,
      letterSpacing: '-.5px',
    },
    card: {
      padding: '36px 40px 20px',
      borderRadius: '0 0 16px 16px',
      color: ink,
      font: `17px/1.55 ${FONT}`,
    },
    title: {
      margin: '0 0 20px',
      color: ink,
      font: `bold 30px/1.15 ${FONT}`,
      letterSpacing: '-.7px',
    },
    foot: { padding: '22px 40px', color: colours['text-soft'], font: `14px/1.6 ${FONT}` },
    footLink: { color: colours.deep },
    paragraph: { margin: '0 0 16px', color: ink },
    gap: { height: '18px', lineHeight: '18px' },
    stepNumber: {
      backgroundColor: colours.deep,
      borderRadius: '14px',
      color: cream,
      font: `bold 15px/28px ${FONT}`,
    },
    stepText: { padding: '2px 0 14px', color: ink },
    button: { borderRadius: '999px', padding: '14px 28px' },
    buttonLink: { color: cream, fontWeight: 'bold', textDecoration: 'none' },
    fact: { padding: '8px 0', borderBottom: `1px solid ${colours.line}` },
    label: { color: colours['text-soft'], fontSize: '14px' },
    value: { color: ink, wordBreak: 'break-word' },
    quote: {
      color: ink,
      padding: '16px 18px',
      borderLeft: `4px solid ${soil}`,
      wordBreak: 'break-word',
    },
  } as const satisfies Record<string, CSSProperties>;
}

/** Text of a visitor with its line ends. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <span>{line}</span>
    </Fragment>
  ));
}

type BlockProps = { block: Block; colours: Colours };

function BlockMarkup({ block, colours }: BlockProps) {
  const styles = stylesOf(colours);
  switch (block.is) {
    case 'text':
      return (
        <p className="text" style={styles.paragraph}>
          {block.text}
        </p>
      );
    case 'steps':
      return block.items.map((text, index) => (
        <tr key={text}>
          <td width="40" valign="top" style={{ padding: '0 0 14px' }}>
            <Table>
              <tr>
                <td width="28" height="28" align="center" style={styles.stepNumber}>
                  {index + 1}
                </td>
              </tr>
            </Table>
          </td>
          <td className="text" valign="top" style={styles.stepText}>
            {text}
          </td>
        </tr>
      ));
    case 'button':
      // The button needs the padding of the cell, because Word ignores the padding of a link.
      return (
        <Table style={{ margin: '8px 0 24px' }}>
          <Row background={colours.soil} style={styles.button}>
            <a href={block.address} style={styles.buttonLink}>
              {block.label}
            </a>
          </Row>
        </Table>
      );
    case 'facts':
      return block.facts.map(({ label, value }) => (
        <Row key={label} className="line" style={styles.fact}>
          <span className="soft" style={styles.label}>
            {label}
          </span>
          <br />
          <b className="text" style={styles.value}>
            {value}
          </b>
        </Row>
      ));
    case 'quote':
      return (
        <Row className="panel text" background={colours.mist} style={styles.quote}>
          <Lines text={block.text} />
        </Row>
      );
  }
}

/** Blocks that are rows of a table. */
const IN_ROWS: readonly Block['is'][] = ['steps', 'facts', 'quote'];

/** A block. Rows are put into a table, with space below as padding, because Word ignores margins of tables. */
function BlockInCard(props: BlockProps) {
  if (!IN_ROWS.includes(props.block.is)) return <BlockMarkup {...props} />;
  return (
    <>
      <Table width="100%">
        <BlockMarkup {...props} />
      </Table>
      <div style={stylesOf(props.colours).gap}>{'\u00a0'}</div>
    </>
  );
}

function Cloth({ colours }: { colours: Colours }) {
  return (
    <Table width="100%">
      <tr>
        {CLOTH.map(([ink, width]) => (
          <td
            key={ink}
            width={`${width}%`}
            height="8"
            {...{ bgcolor: colours[ink] }}
            style={{ height: '8px', fontSize: 0, lineHeight: 0, backgroundColor: colours[ink] }}
          >
            {'\u00a0'}
          </td>
        ))}
      </tr>
    </Table>
  );
}

type MailProps = { content: MailContent; company: string; colours: Colours };

/** The whole mail: band, cloth edge, card and foot. */
function Mail({ content: { title, blocks, foot, unsubscribe }, company, colours }: MailProps) {
  const styles = stylesOf(colours);
  return (
    <Table width="100%">
      <Row className="pad" background={colours.night} style={styles.band}>
        {company}
      </Row>
      <Row>
        <Cloth colours={colours} />
      </Row>
      <Row className="pad card text" background={colours.white} style={styles.card}>
        <h1 className="text" style={styles.title}>
          {title}
        </h1>
        {blocks.map((block, index) => (
          <BlockInCard key={index} block={block} colours={colours} />
        ))}
      </Row>
      <Row className="pad soft" style={styles.foot}>
        <Lines text={foot.join('\n')} />
        {unsubscribe && (
          <>
            <br />
            <a className="link" href={unsubscribe.address} style={styles.footLink}>
              {unsubscribe.label}
            </a>
          </>
        )}
      </Row>
    </Table>
  );
}

/** Outlook ignores `max-width`, so it gets a table of fixed width around the mail. */
const OUTLOOK_TABLE = `<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`;
const OUTLOOK_TABLE_END = '<!--[if mso]></td></tr></table><![endif]-->';

/**
 * The whole document, at most 20 kB for the longest of our own words.
 * @param company short name, in the band at the top
 * @param language code of the language of the words
 */
export function toHtml(
  content: MailContent,
  company: string,
  colours: Colours,
  language: string = FIRST_LANGUAGE,
): string {
  const mail = renderToStaticMarkup(<Mail content={content} company={company} colours={colours} />);
  const html = renderToStaticMarkup(
    <html lang={language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <title>{content.title}</title>
        <style dangerouslySetInnerHTML={{ __html: styleSheet(colours) }} />
      </head>
      <body className="page" style={{ margin: 0, padding: 0, backgroundColor: colours.cream }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{content.preview}</div>
        <Table width="100%">
          <tr>
            <td
              align="center"
              style={{ padding: '24px 12px' }}
              dangerouslySetInnerHTML={{
                __html: `${OUTLOOK_TABLE}<div style="max-width:${WIDTH}px;text-align:left">${mail}</div>${OUTLOOK_TABLE_END}`,
              }}
            />
          </tr>
        </Table>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
