/** The fields of forms: texts, days and choices, each with the mistakes that the content's check has found in it. */
import { onProblems, problemsAt } from './problems.mjs';

/** @typedef {{ end: () => void }} Own */

/** @param {unknown} value */
const text = (value) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * A field that shows its mistakes.
 * @param {(props: WidgetProps, common: Record<string, unknown>) => DecapElement[]} draw
 */
function widget(draw) {
  return window.createClass(
    /** @type {Definition<WidgetProps, { count: number }> & Own & ThisType<Own & Component<WidgetProps, { count: number }>>} */ ({
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

/** A text: one line that grows, several lines, or a day. */
export const writing = () =>
  widget(({ field, value, onChange }, common) => {
    const isDay = field.get('input') === 'date';
    const hasLines = field.get('lines') === true;
    const change = (/** @type {{ target: { value: string } }} */ { target }) =>
      // A pasted text of one line has no line breaks.
      onChange(isDay || hasLines ? target.value : target.value.replace(/\s*\n\s*/g, ' '));
    const box = { ...common, key: 'box', value: text(value), onChange: change };
    return [
      isDay
        ? window.h('input', { ...box, type: 'date' })
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

/** One of several, such as a picture by what it shows. */
export const choice = () =>
  widget(({ field, value, onChange }, common) => {
    const list = /** @type {{ toJS: () => { value: string, label: string }[] }} */ (
      field.get('options')
    );
    const options = list.toJS();
    const now = text(value);
    // A value that is none of the choices stays until another is chosen.
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
    ];
  });
