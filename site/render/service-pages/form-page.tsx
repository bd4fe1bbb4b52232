import type { ComponentType } from 'react';
import { ClothBand } from '#app/components/cloth-band/cloth-band.tsx';
import { EarlyAccessForm } from '#app/forms/early-access/early-access-form.tsx';
import { InquiryForm } from '#app/forms/inquiry/inquiry-form.tsx';
import { Newsletter } from '#app/forms/newsletter-form.tsx';
import { Partnership } from '#app/forms/partnership.tsx';
import type { ReturnedForm } from '#app/forms/submission.ts';
import type { FormName } from '#app/forms/fields.ts';
import { WaysToReachUs } from '#app/components/ways-to-reach-us/ways-to-reach-us.tsx';

/** Why the form was not accepted. */
export type Problem = { title: string; text: string };

type FormPageProps = { form: FormName; problem: Problem; returned: ReturnedForm };

/** The same forms as on the site. */
const FORMS: Readonly<Record<FormName, ComponentType<{ returned: ReturnedForm }>>> = {
  newsletter: (props) => <Newsletter place="news" {...props} />,
  partnership: Partnership,
  inquiry: InquiryForm,
  'early-access': (props) => <EarlyAccessForm variant="main" {...props} />,
};

/** The reason why a form was not accepted, and the form with the visitor's input, to be corrected. */
export function FormPage({ form, problem: { title, text }, returned }: FormPageProps) {
  const Form = FORMS[form];
  return (
    <section className="plainPage formPage">
      <div className="words">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <div className="returned">
        <ClothBand cloth="zigzag" />
        <div className="letter">
          <Form returned={returned} />
        </div>
      </div>
      <WaysToReachUs message="whatsapp" />
    </section>
  );
}
