import type { Request } from '../requests.ts';
import type { Unsaved } from '../texts.ts';
import { Page, spoken } from './page.tsx';

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
  /** What people have written and not saved. */
  unsaved: readonly Unsaved[];
  name: string;
  mayPublish: boolean;
  /** What is wrong with the list of those who may publish. */
  roleMistake: string | undefined;
  /** The requests of those who may only write. */
  requests: readonly Request[];
  /** The request of the person who sees the page. */
  own: Request | undefined;
};

/** What is saved and not published yet, and who asks for it. */
function Waiting({ waiting, mayPublish, requests, own }: Props) {
  return (
    <div className={waiting || requests.length > 0 ? 'waiting' : undefined}>
      {waiting === undefined && <p>The site was not published from here yet.</p>}
      {waiting === 0 && <p>All that is saved is published.</p>}
      {waiting !== undefined && waiting > 0 && (
        <p>
          {waiting === 1 ? 'One text is' : `${waiting} texts are`} saved and not published yet.{' '}
          <a href="publish">{mayPublish ? 'Look and publish' : 'Look and ask for publishing'}</a>
        </p>
      )}
      {mayPublish &&
        requests.map(({ who, says }) => (
          <p key={who}>
            {who} <a href="publish">asks for publishing</a>
            {says === '' ? '.' : <>: “{says}”</>}
          </p>
        ))}
      {own?.answer && (
        <p>
          {own.answer.who} has <a href="publish">sent back</a> what you asked for: “
          {own.answer.says}”
        </p>
      )}
      {own && !own.answer && <p>You have asked for publishing.</p>}
    </div>
  );
}

/** Drafts that the first page names. */
const MOST = 5;

/** What is written and not saved, and by whom: it is not published with the rest. */
function NotSaved({ unsaved, name }: Props) {
  if (unsaved.length === 0) return null;
  return (
    <div className="waiting">
      <p>Written, but not saved:</p>
      <ul>
        {unsaved.slice(0, MOST).map(({ title, form, who, at }) => (
          <li key={form}>
            <a href={form}>{title}</a>, {who === name ? 'by you' : `by ${who}`},{' '}
            {spoken(new Date(at))}
          </li>
        ))}
      </ul>
      {unsaved.length > MOST && (
        <p>
          And {unsaved.length - MOST} more, in the list of <a href="texts">all texts</a>.
        </p>
      )}
    </div>
  );
}

/** The first page, with the tasks of the editor. */
export function StartPage(props: Props) {
  return (
    <Page title={`Good to see you, ${props.name}`} current="./">
      <p className="lead">
        What would you like to do? Nothing that you save here can be seen by visitors before{' '}
        {props.mayPublish ? 'you publish it' : 'somebody publishes it'}, and every save can be taken
        back.
      </p>
      {props.roleMistake && <p className="wrong">{props.roleMistake}</p>}
      <Waiting {...props} />
      <NotSaved {...props} />
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
    </Page>
  );
}
