/** The reasons for which requests are refused. Their words are in `content/en/messages.yaml`, under the same names. */

/** Address of the page that explains all problems. */
export const PROBLEMS = '/submissions/problems';

/** The HTTP status of each problem. */
export const STATUS = {
  malformed: 400,
  'key-missing': 400,
  'link-wrong': 400,
  'cross-site': 403,
  'unknown-form': 404,
  'wrong-method': 405,
  'link-expired': 410,
  'link-used': 410,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'key-reused': 422,
  'too-early': 425,
  'too-many': 429,
  unavailable: 503,
} as const;
export type ProblemName = keyof typeof STATUS;

/** The name of the error of each field, in the order of the form: a key in `inquiry.yaml` or `submissions.yaml`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A request that is refused. `service.ts` turns it into an answer. */
export class Problem extends Error {
  override name = 'Problem';
  readonly is: ProblemName;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
  constructor(
    is: ProblemName,
    headers: Readonly<Record<string, string>> = {},
    errors: FieldErrors = {},
  ) {
    super(is);
    this.is = is;
    this.headers = headers;
    this.errors = errors;
  }
}
