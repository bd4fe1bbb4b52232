import { FoldedSection } from '../../components/folded-section/folded-section.tsx';
import { Section } from '../../components/section/section.tsx';
import type { PaperContent } from './paper.schema.ts';
import parts from '../../components/prose/prose-parts.module.css';
import styles from './paper-section.module.css';

type PaperSectionProps = PaperContent['sections'][number] & {
  id: string;
  ground: 'white' | 'page';
  /** Whether phones fold it: in a long paper. */
  isFolded?: boolean;
};

/** A section of a page to read: a text, a table or both. */
export function PaperSection({ id, title, text, table, ground, isFolded }: PaperSectionProps) {
  const body = <PaperBody title={title} text={text} table={table} />;
  return isFolded ? (
    <FoldedSection id={id} title={title} ground={ground}>
      {body}
    </FoldedSection>
  ) : (
    <Section id={id} title={title} layout="aside" ground={ground}>
      {body}
    </Section>
  );
}

/** What stands below the heading of a section. */
export function PaperBody({ title, text, table }: PaperContent['sections'][number]) {
  return (
    <div className={styles.body}>
      {/* Sanitised when the site is built (`site/render/content/prose.ts`). */}
      {text && (
        <div
          className={`${styles.text} ${parts.parts}`}
          data-prose
          dangerouslySetInnerHTML={{ __html: text }}
        />
      )}
      {table && <Table {...table} title={title} />}
    </div>
  );
}

type TableProps = NonNullable<PaperContent['sections'][number]['table']> & { title: string };

const NUMBER = /^[\d,.]+$/;

/** A table on wide screens, on phones a card for each row. Numbers stand below each other. */
function Table({ title, columns, rows }: TableProps) {
  const classes = columns.map((_, index) =>
    rows.every((row) => NUMBER.test(row[index] ?? '')) ? styles.number : undefined,
  );
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={classes[index]}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                data-label={columns[index + 1]}
                className={classes[index + 1]}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
