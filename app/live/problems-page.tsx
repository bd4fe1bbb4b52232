/** What each refusal means, for those who write programs that send forms: where the `type` of a problem leads to. */
import answers from 'content:answers';

type Name = keyof typeof answers.problems;

const ABOUT = answers.pages.problems;

function textOf(name: Name): string {
  return answers.problems[name].text.replace('{minutes}', ABOUT.minutes);
}

/** @param statuses of all problems, by name */
export function ProblemsPage({ statuses }: { statuses: Readonly<Record<Name, number>> }) {
  const problems = Object.entries(statuses) as [Name, number][];
  return (
    <section className="servicePage">
      <div className="words">
        <h1>{ABOUT.title}</h1>
        <p>{ABOUT.text}</p>
      </div>
      <div className="problems">
        {problems.map(([name, status]) => (
          <section key={name} id={name}>
            <h2>{answers.problems[name].title}</h2>
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
