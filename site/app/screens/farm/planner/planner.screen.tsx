import planner from 'content:planner';
import { Closing } from '../../../components/closing/closing.tsx';
import { Parts, type Part } from '../../../components/parts/parts.tsx';
import { Section } from '../../../components/section/section.tsx';
import { SiteLink } from '../../../components/site-link/site-link.tsx';
import { defineScreen } from '../../../router/screen.ts';
import { FarmHead } from '../farm-head.tsx';
import { FormulaList } from './formula-list.tsx';
import { Planner } from './planner.tsx';
import { RateTables } from './rate-tables.tsx';

/** `/farm/planner`: how much fertilizer a field needs. Without scripts it has tables of worked rates. */
export const screen = defineScreen({
  meta: () => planner.meta,
  crumb: () => planner.head.title,
  tone: 'cream',
  Page: PlannerPage,
});

const PARTS: readonly Part[] = [
  ['rates', planner.tables],
  ['sums', planner.formulas],
];

function PlannerPage() {
  const { tables, formulas, close } = planner;
  return (
    <div data-colour="fertilizer">
      <FarmHead content={planner} cloth="zigzag" />
      <Parts parts={PARTS} />
      <Planner />
      <Section
        id="rates"
        title={tables.title}
        text={tables.text}
        action={<SiteLink href={tables.acid.href}>{tables.acid.label}</SiteLink>}
      >
        <RateTables />
      </Section>
      <Section id="sums" title={formulas.title} text={formulas.text} ground="white" layout="aside">
        <FormulaList />
      </Section>
      <Closing {...close} cloth="zigzag" />
    </div>
  );
}
