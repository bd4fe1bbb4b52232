import { Page, Refusal } from './page.tsx';

/** The page for signing in at a Git host. */
export const SignInPage = ({ host, wrong }: { host: string; wrong?: string | undefined }) => (
  <Page title="Sign in" current={undefined}>
    {wrong !== undefined && <Refusal>{wrong}</Refusal>}
    <p className="lead">
      The texts of the site are kept at {host}. Sign in there; then you come back here.
    </p>
    <p>
      <a className="button" href="sign-in-at-host">
        Sign in at {host}
      </a>
    </p>
  </Page>
);
