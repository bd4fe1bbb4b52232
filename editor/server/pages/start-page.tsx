import { Page } from './page.tsx';

/** A task: its name, the page where it begins, and its purpose. */
type Task = { name: string; address: string; says: string };

const form = (place: string) => `texts#/collections/${place}`;

const TASKS: readonly { title: string; tasks: readonly Task[] }[] = [
  {
    title: 'Write',
    tasks: [
      { name: 'Write an article', address: form('news/new'), says: 'News from the farms.' },
      { name: 'Change an article', address: form('news'), says: 'Words, picture, date.' },
      {
        name: 'Change a page',
        address: form('pages'),
        says: 'Home, About, coffee, tea and all others: words, figures, pictures.',
      },
    ],
  },
  {
    title: 'Pictures',
    tasks: [
      {
        name: 'Add a photograph',
        address: 'photographs',
        says: 'As it comes from the phone. Then choose it in a form.',
      },
    ],
  },
  {
    title: 'Services and people',
    tasks: [
      { name: 'Services', address: form('services-tea'), says: 'Add, change, remove.' },
      { name: 'People', address: form('lists/entries/team'), says: 'Names, portraits, duties.' },
      {
        name: 'Partners, questions, milestones',
        address: form('lists'),
        says: 'All lists of the site.',
      },
    ],
  },
  {
    title: 'The company',
    tasks: [
      {
        name: 'Phone, mail, hours',
        address: form('company/entries/site'),
        says: 'Stand here once, and change on every page.',
      },
      {
        name: 'Menus',
        address: form('company/entries/navigation'),
        says: 'Links and their order.',
      },
      {
        name: 'Colours and mark',
        address: 'brand',
        says: 'See at once whether every text can be read.',
      },
    ],
  },
];

type Props = {
  /** Number of texts that wait to be published, or `undefined` if nothing was published from here. */
  waiting: number | undefined;
  name: string;
  staffUrl: string | undefined;
  /** The Git host at which the person has signed in. */
  host: string | undefined;
};

/** The first page, with the tasks of the editor. */
export function StartPage({ waiting, name, staffUrl, host }: Props) {
  return (
    <Page title={`Good to see you, ${name}`} current="./" staffUrl={staffUrl}>
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
        {TASKS.map(({ title, tasks }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {tasks.map((task) => (
                <li key={task.name}>
                  <a href={task.address}>{task.name}</a>
                  <p>{task.says}</p>
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
