/** Finds for each rule of a component the attributes that markup must have for it to match. */
import type { PlannedRule } from '../../src/app/styles/matchingRules.ts';
import { topRules } from './splitRules.ts';

/**
 * Attributes that change before the full style sheet has loaded: by the visitor, or by the
 * document's own script.
 */
const changing = /^(?:open|lang|dir|data-channel|data-scripts|data-vat|data-is-ready|data-held)$/;

const negated = /:not\((?:[^()]|\([^()]*\))*\)/g;
/** Selectors that match one of several, or depend on other elements: they are not analysed. */
const alternatives = /:(?:is|where|has|host|nth)/;
const attribute = /\[([a-z-]+)(?:([~|^$*]?=)["']?([^"'\]]*)["']?)?\]/g;

/** What a selector needs: `data-size=16`, or `data-size` with any value. */
function needsOf(selector: string): readonly string[] {
  if (alternatives.test(selector)) return [];
  return [...selector.replaceAll(negated, '').matchAll(attribute)].flatMap(
    ([, name = '', operator, value = '']) => {
      if (changing.test(name)) return [];
      return operator === '=' ? `${name}=${value}` : name;
    },
  );
}

function planRule(rule: string): PlannedRule {
  const at = rule.indexOf('{');
  const head = rule.slice(0, at);
  if (/^@(?:media|supports|container)\b/.test(head)) {
    return { head, rules: planRules(rule.slice(at + 1, -1)) };
  }
  if (head.startsWith('@')) return rule;
  // Any of several selectors is enough.
  const selectors = head.split(/,(?![^(]*\))/).map(needsOf);
  return selectors.some((needs) => needs.length === 0) ? rule : { css: rule, needs: selectors };
}

export const planRules = (css: string): readonly PlannedRule[] => topRules(css).map(planRule);
