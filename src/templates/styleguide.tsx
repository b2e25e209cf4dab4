import { Components } from '../sections/styleguide/components';
import { Tokens } from '../sections/styleguide/tokens';
import { PageHeading } from '../ui/page-heading/page-heading';

/** Tokens and components in one place; made in development only, so its words are English alone. */
function StyleguidePage() {
  return (
    <main>
      <PageHeading
        title="Styleguide"
        lead="What pages are made of: the tokens of src/styles and the components of src/ui."
        visualisation=""
      />
      <Tokens />
      <Components />
    </main>
  );
}

export default StyleguidePage;

export function Head() {
  return (
    <>
      <title>Styleguide</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
