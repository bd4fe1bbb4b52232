/** The fields of forms: texts, days, boxes and choices. Each shows its mistakes. */
import { onProblems, problemsAt } from './problems.mjs';
import { withPictures } from './picture-choices.mjs';

/**
 * @typedef {import('./picture-choices.mjs').Option} Option
 * @typedef {{ end: () => void }} Own
 */

/** @param {unknown} value */
const text = (value) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * A field that shows its mistakes.
 * @param {(props: WidgetProps, common: Record<string, unknown>) => DecapElement[]} draw
 */
export function widget(draw) {
  return window.createClass(
    /** @satisfies {Definition<WidgetProps, { count: number }> & Own & ThisType<Own & Component<WidgetProps, { count: number }>>} */ ({
      end: () => undefined,
      getInitialState: () => ({ count: 0 }),
      componentDidMount() {
        this.end = onProblems(() => this.setState({ count: this.state.count + 1 }));
      },
      componentWillUnmount() {
        this.end();
      },
      render() {
        const { h } = window;
        const { field, forID, value, classNameWrapper, setActiveStyle, setInactiveStyle } =
          this.props;
        const wrong = problemsAt(field.get('at'), value);
        const messages = `${forID}-wrong`;
        return h(
          'div',
          null,
          ...draw(this.props, {
            id: forID,
            className: classNameWrapper,
            onFocus: setActiveStyle,
            onBlur: setInactiveStyle,
            'aria-invalid': wrong.length > 0 ? 'true' : undefined,
            'aria-describedby': wrong.length > 0 ? messages : undefined,
          }),
          wrong.length > 0
            ? h(
                'p',
                { id: messages, className: 'wrong', key: 'wrong' },
                wrong.map((one) => one.text).join('. '),
              )
            : null,
        );
      },
    }),
  );
}

/** A text field: one growing line, several lines, or a day. */
export const writing = () =>
  widget(({ field, value, onChange }, common) => {
    const input = field.get('input');
    const isMoment = input === 'datetime-local';
    const isDay = input === 'date' || isMoment;
    const hasLines = field.get('lines') === true;
    const change = (/** @type {{ target: { value: string } }} */ { target }) =>
      // Line breaks of a pasted text are removed if the field has one line.
      onChange(
        isMoment
          ? target.value.replace('T', ' ')
          : isDay || hasLines
            ? target.value
            : target.value.replace(/\s*\n\s*/g, ' '),
      );
    const box = {
      ...common,
      key: 'box',
      value: isMoment ? text(value).replace(' ', 'T') : text(value),
      onChange: change,
    };
    return [
      isDay
        ? window.h('input', { ...box, type: input })
        : window.h('textarea', {
            ...box,
            rows: hasLines ? 5 : 1,
            spellCheck: true,
            onKeyDown: (/** @type {{ key: string, preventDefault: () => void }} */ event) => {
              if (event.key === 'Enter' && !hasLines) event.preventDefault();
            },
          }),
    ];
  });

/** A checkbox. */
export const tick = () =>
  widget(({ value, onChange }, { className: _line, ...common }) => [
    window.h('input', {
      ...common,
      key: 'box',
      type: 'checkbox',
      className: 'tick',
      checked: value === true,
      onChange: (/** @type {{ target: { checked: boolean } }} */ { target }) =>
        onChange(target.checked),
    }),
  ]);

/**
 * The chosen picture, and a link to add a photograph.
 * @param {string} name empty if there is nothing to show
 */
const chosen = (name) => [
  window.h('img', {
    key: 'picture',
    className: 'chosen',
    hidden: name === '',
    src: name === '' ? undefined : `thumbnails/${encodeURIComponent(name)}`,
    alt: '',
  }),
  window.h(
    'a',
    { key: 'more', className: 'more', href: 'photographs', target: '_blank' },
    'Add a photograph (in a new tab)',
  ),
];

/** A field with several choices, such as pictures. */
export const choice = () =>
  widget(({ field, value, onChange }, common) => {
    const list = /** @type {{ toJS: () => Option[] }} */ (field.get('options'));
    const pictures = field.get('pictures');
    const options = withPictures(list.toJS(), pictures);
    const now = text(value);
    // A drawn mark of a partner, which no page shows, is no picture.
    const isPicture = withPictures([], pictures).some((picture) => picture.value === now);
    // A value that is not among the choices is kept until another one is chosen.
    const all = options.some((option) => option.value === now)
      ? options
      : [{ value: now, label: now === '' ? 'Choose one' : now }, ...options];
    return [
      window.h(
        'select',
        {
          ...common,
          key: 'box',
          value: now,
          onChange: (/** @type {{ target: { value: string } }} */ { target }) =>
            onChange(target.value),
        },
        ...all.map((option) =>
          window.h('option', { key: option.value, value: option.value }, option.label),
        ),
      ),
      ...(pictures ? chosen(isPicture ? now : '') : []),
    ];
  });
