/**
 * The pane beside the form. It shows the page with the draft, as wide as on a phone or a laptop, the mistakes and the
 * advice.
 */
import { leadTo } from './lead-to-mistake.mjs';
import { setProblems } from './problems.mjs';

/**
 * @typedef {import('./problems.mjs').Problem} Problem
 * @typedef {{ title: string, description: string, address: string }} Result
 * @typedef {{ page: string, loaded: string, problems: readonly Problem[], advice: readonly string[], result: Result |
 *   undefined, mark: string, isBusy: boolean, width: number }} State
 * @typedef {{ timer: number | undefined, sent: string, ask: () => void, later: () => void }} Own
 */

/** Milliseconds after the last change until the draft is checked. */
const PAUSE = 400;
const WIDTHS = { Phone: 390, Laptop: 1280 };

/**
 * Has a draft checked. A refused draft, for example on a full disk, has one mistake without a field.
 * @param {string} id
 * @param {unknown} form
 */
async function sendDraft(id, form) {
  const response = await fetch('draft', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, form }),
  });
  /** @type {unknown} */
  const answer = await response.json();
  const { error, ...checked } =
    /** @type {{ error?: string, problems?: Problem[], advice?: string[], result?: Result, mark?: string, page?: string }} */ (
      answer
    );
  return error === undefined ? checked : { problems: [{ file: '', label: '', text: error }] };
}

/** The styles of the page. A laptop's page is scaled down until it fits beside a form. @param {number} width */
function shownAs(width) {
  const room = (document.getElementById('preview-pane')?.clientWidth ?? width) - 18;
  const scale = Math.min(1, room / width);
  // A phone's page is not scaled: in a narrower pane it is like on a narrower phone.
  return width === WIDTHS.Phone
    ? { inlineSize: `${width}px`, maxInlineSize: '100%', blockSize: '100%' }
    : {
        inlineSize: `${width}px`,
        blockSize: `${100 / scale}%`,
        transform: `scale(${scale})`,
        transformOrigin: '0 0',
      };
}

/** @param {Problem} problem */
const told = ({ label, text }) => (label === '' ? text : `${label}: ${text}`);

/** @param {string} folder the id of a new entry's folder, which has no path yet */
export const preview = (folder) =>
  window.createClass(
    /** @satisfies {Definition<PreviewProps, State> & Own & ThisType<Own & Component<PreviewProps, State>>} */ ({
      timer: undefined,
      sent: '',
      getInitialState: () => ({
        page: '',
        loaded: '',
        problems: [],
        advice: [],
        result: undefined,
        mark: '',
        isBusy: false,
        width: WIDTHS.Phone,
      }),
      componentDidMount() {
        this.ask();
      },
      componentDidUpdate(before) {
        if (before.entry.get('data') !== this.props.entry.get('data')) this.later();
      },
      componentWillUnmount() {
        clearTimeout(this.timer);
        setProblems([]);
      },
      later() {
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => this.ask(), PAUSE);
      },
      ask() {
        const { entry } = this.props;
        const data = /** @type {{ toJS: () => unknown }} */ (entry.get('data'));
        const path = entry.get('path');
        const id = typeof path === 'string' && path !== '' ? path.replace(/\.json$/, '') : folder;
        const form = JSON.stringify(data.toJS());
        // A new photograph takes seconds, so the next draft is sent after the answer to this one.
        if (this.state.isBusy || form === this.sent) return;
        this.sent = form;
        this.setState({ isBusy: true });
        sendDraft(id, JSON.parse(form))
          .then(
            ({ problems = [], advice = [], result, mark = '', page }) => {
              setProblems(problems);
              this.setState({ problems, advice, result, mark, page: page ?? this.state.page });
            },
            () => {
              this.sent = '';
            },
          )
          .finally(() => {
            this.setState({ isBusy: false });
            if (this.sent !== '') this.later();
          });
      },
      render() {
        const { h } = window;
        const { page, loaded, problems, advice, result, mark, isBusy, width } = this.state;
        return h(
          'main',
          { className: 'pane' },
          h('h1', { key: 'title' }, 'Preview'),
          h(
            'div',
            { key: 'status', role: 'status' },
            mark === '' ? null : h('p', { key: 'mark', className: 'mark' }, mark),
            page !== loaded || (isBusy && page === '')
              ? h('p', { key: 'busy' }, 'The page is being made …')
              : page === '' && problems.length === 0
                ? h(
                    'p',
                    { key: 'empty' },
                    'The page appears here when you have filled in the form.',
                  )
                : null,
            problems.length > 0
              ? h(
                  'ul',
                  { className: 'mistakes' },
                  ...problems.map((problem) =>
                    h(
                      'li',
                      { key: `${problem.file}${problem.label}${problem.text}` },
                      problem.at === undefined
                        ? told(problem)
                        : h(
                            'button',
                            { type: 'button', onClick: () => leadTo(problem) },
                            told(problem),
                          ),
                    ),
                  ),
                )
              : null,
          ),
          h(
            'div',
            { key: 'widths', className: 'widths', role: 'group', 'aria-label': 'Width' },
            ...Object.entries(WIDTHS).map(([name, own]) =>
              h(
                'button',
                {
                  key: name,
                  type: 'button',
                  'aria-pressed': width === own ? 'true' : 'false',
                  onClick: () => this.setState({ width: own }),
                },
                name,
              ),
            ),
          ),
          result
            ? h(
                'details',
                { key: 'result', className: 'result' },
                h('summary', { key: 'title' }, 'As a search engine will show it, about'),
                h('p', { key: 'address', className: 'result-address' }, result.address),
                h('p', { key: 'name', className: 'result-name' }, result.title),
                h('p', { key: 'description' }, result.description),
              )
            : null,
          // The advice changes often and is not urgent, so it is not in a live region.
          advice.length > 0
            ? h(
                'section',
                { key: 'advice', className: 'advice' },
                h('h2', { key: 'title' }, 'What would help'),
                h('ul', { key: 'list' }, ...advice.map((text) => h('li', { key: text }, text))),
              )
            : null,
          page
            ? h(
                'div',
                { key: 'page', className: 'page' },
                h('iframe', {
                  key: 'frame',
                  className: page === loaded ? '' : 'page-loads',
                  style: shownAs(width),
                  onLoad: () => this.setState({ loaded: page }),
                  src: page,
                  title: 'The page with your changes',
                }),
              )
            : null,
        );
      },
    }),
  );
