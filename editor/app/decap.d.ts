/** The parts of Decap's global objects that the editor uses. Its own bundle brings React. */
type DecapElement = { readonly element: unique symbol };
type DecapField = { get: (name: string) => unknown };
type DecapEntry = { get: (name: string) => unknown; getIn: (path: string[]) => unknown };

type WidgetProps = {
  field: DecapField;
  forID: string;
  classNameWrapper: string;
  value: unknown;
  onChange: (value: unknown) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
};

type PreviewProps = { entry: DecapEntry; collection: DecapField };

type Component<Props, State> = {
  props: Props;
  state: State;
  setState: (state: Partial<State>) => void;
};

type Definition<Props, State> = {
  getInitialState?: () => State;
  componentDidMount?: () => void;
  componentDidUpdate?: (before: Props) => void;
  componentWillUnmount?: () => void;
  render: () => DecapElement | null;
};

interface Window {
  CMS_MANUAL_INIT: boolean;
  CMS: {
    init: (options: { config: unknown }) => void;
    registerWidget: (name: string, control: unknown) => void;
    registerPreviewTemplate: (name: string, template: unknown) => void;
    registerPreviewStyle: (address: string) => void;
    getLocale: (name: string) => import('./decap-labels.mjs').Labels;
    registerLocale: (name: string, labels: import('./decap-labels.mjs').Labels) => void;
    registerMediaLibrary: (library: { name: string; init: () => object }) => void;
  };
  h: (type: string, props: object | null, ...children: unknown[]) => DecapElement;
  createClass: (definition: object) => unknown;
}
