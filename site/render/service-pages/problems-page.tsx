import messages from 'content:messages';

type Name = keyof typeof messages.problems;

const ABOUT = messages.pages.problems;

function textOf(name: Name): string {
  return messages.problems[name].text.replace('{minutes}', ABOUT.minutes);
}

/** Explains each problem. The `type` of problem details links to the problem's place on this page. */
export function ProblemsPage({ statuses }: { statuses: Readonly<Record<Name, number>> }) {
  const problems = Object.entries(statuses) as [Name, number][];
  return (
    <section className="plainPage">
      <div className="words">
        <h1>{ABOUT.title}</h1>
        <p>{ABOUT.text}</p>
      </div>
      <div className="problems">
        {problems.map(([name, status]) => (
          <section key={name} id={name}>
            <h2>{messages.problems[name].title}</h2>
            <p>
              <code>{name}</code>, <code>{status}</code>
            </p>
            <p>{textOf(name)}</p>
          </section>
        ))}
      </div>
    </section>
  );
}
