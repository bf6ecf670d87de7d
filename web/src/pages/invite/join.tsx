/** A link that names no table, and a code that was read aloud, lead here. The token stands in the fragment, which no server log ever sees. */
import { invitationPath } from '../../net/link-token.ts';
import { go, useFragment } from '../../ui/router.tsx';
import Invitation from './invitation.tsx';

export default function Join() {
  const token = useFragment().slice(1);
  // Replaced, so that "back" does not lead to the invitation again.
  return <Invitation key={token} token={token} onIn={({ id }) => go(invitationPath(id, token), { replace: true })} />;
}
