import { Page } from './page.tsx';

/** A task: its name, the page where it begins, and its purpose. */
type Task = readonly [name: string, address: string, says: string];

const TASKS: Readonly<Record<string, readonly Task[]>> = {
  Write: [
    ['Write an article', 'text?of=news', 'News from the farms.'],
    ['Change an article', 'texts?in=news', 'Words, picture, date.'],
    [
      'Change a page',
      'texts?in=pages',
      'Home, About, coffee, tea and all others: words, figures, pictures.',
    ],
  ],
  Pictures: [
    ['Add a photograph', 'photographs', 'As it comes from the phone. Then choose it in a form.'],
  ],
  'Services and people': [
    ['Services', 'texts#in-services/tea', 'Add, change, remove.'],
    ['People', 'text?of=team', 'Names, portraits, duties.'],
    ['Partners, questions, milestones', 'texts?in=lists', 'All lists of the site.'],
  ],
  'The company': [
    ['Phone, mail, hours', 'text?of=site', 'Stand here once, and change on every page.'],
    ['Menus', 'text?of=navigation', 'Links and their order.'],
    ['Logo, colours, fonts', 'brand', 'See at once whether every text can be read.'],
  ],
};

type Props = {
  /** Number of texts that wait to be published, or `undefined` if nothing was published from here. */
  waiting: number | undefined;
  name: string;
  /** The Git host at which the person has signed in. */
  host: string | undefined;
};

/** The first page, with the tasks of the editor. */
export function StartPage({ waiting, name, host }: Props) {
  return (
    <Page title={`Good to see you, ${name}`} current="./">
      <p className="lead">
        What would you like to do? Nothing that you save here can be seen by visitors before you
        publish it, and every save can be taken back.
      </p>
      <p className={waiting ? 'waiting' : undefined}>
        {waiting === undefined && 'The site was not published from here yet.'}
        {waiting === 0 && 'All that is saved is published.'}
        {waiting !== undefined && waiting > 0 && (
          <>
            {waiting === 1 ? 'One text is' : `${waiting} texts are`} saved and not published yet.{' '}
            <a href="publish">Look and publish</a>
          </>
        )}
      </p>
      <div className="tasks">
        {Object.entries(TASKS).map(([title, tasks]) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {tasks.map(([task, address, says]) => (
                <li key={task}>
                  <a href={address}>{task}</a>
                  <p>{says}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p>
        Never done this before? The <a href="guide">guide</a> shows each task, step by step.
      </p>
      {host !== undefined && (
        <p>
          You are signed in at {host}. <a href="sign-out">Sign out</a>
        </p>
      )}
    </Page>
  );
}
