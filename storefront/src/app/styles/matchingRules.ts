/**
 * The rules of a component that can match something in a page's markup. The others follow with the
 * full style sheet.
 */

/**
 * A rule that may always match; one that needs all the attributes of one of several lists, as
 * `name` or `name=value`; or rules under a media condition.
 */
export type PlannedRule =
  | string
  | { readonly css: string; readonly needs: readonly (readonly string[])[] }
  | { readonly head: string; readonly rules: readonly PlannedRule[] };

/** Names and `name=value` of the attributes in a page's markup. */
export type Attributes = ReadonlySet<string>;

export function matchingRules(rules: readonly PlannedRule[], attributes: Attributes): string {
  let css = '';
  for (const rule of rules) {
    if (typeof rule === 'string') css += rule;
    else if ('css' in rule) {
      if (rule.needs.some((needs) => needs.every((need) => attributes.has(need)))) css += rule.css;
    } else {
      const inner = matchingRules(rule.rules, attributes);
      if (inner) css += `${rule.head}{${inner}}`;
    }
  }
  return css;
}
