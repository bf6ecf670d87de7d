/** The number of a rule, which opens it beside the table. */
import { lookUp } from './rules-panel.ts';

export const RuleId = ({ id }: { readonly id: string }) => (
  <button type="button" className="rule-id" onClick={() => lookUp({ id })}>
    {id}
  </button>
);
