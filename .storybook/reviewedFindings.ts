/**
 * Findings that engines cannot decide or require only of whole pages, and why they are correct.
 * Long: one table.
 */

export interface RawFinding {
  readonly rule: string;
  /** IBM: `VIOLATION FAIL`, `VIOLATION POTENTIAL`, …; axe: `incomplete` and its key. */
  readonly kind: string;
  readonly message: string;
  /** The element's markup. */
  readonly snippet: string;
}

interface Reviewed {
  readonly rule: string;
  readonly kind: RegExp;
  /** Only for elements whose markup matches. */
  readonly snippet?: RegExp;
  /** Only for these stories. */
  readonly stories?: RegExp;
  readonly reason: string;
}

/** Every story except those of whole screens. */
const notScreens = /^(?!screens-)/;

/** Text on a picture, or on a plane with a line or a light effect. */
const overPictures =
  /^(components-(sizepicker|megamenu|hero|drawer|clothsample|picturetile|choicecells|navdrawer|productcard|gallery)|foundations-|widgets-|screens-)/;

const reviewed: readonly Reviewed[] = [
  {
    rule: 'aria_contentinfo_misuse',
    kind: /RECOMMENDATION/,
    stories: notScreens,
    reason: 'the story renders a footer alone; screens place it after their main content',
  },
  {
    rule: 'skip_main_exists',
    kind: /^VIOLATION (FAIL|POTENTIAL)$/,
    stories: notScreens,
    reason: 'the story renders a component alone; screens have the landmark and the skip link',
  },
  {
    rule: 'html_skipnav_exists',
    kind: /^(VIOLATION|RECOMMENDATION) (FAIL|POTENTIAL)$/,
    stories: notScreens,
    reason: 'the story renders a component alone; screens have the landmark and the skip link',
  },
  {
    rule: 'aria_content_in_landmark',
    kind: /^(VIOLATION|RECOMMENDATION) (FAIL|POTENTIAL)$/,
    stories: notScreens,
    reason: 'the story renders a component alone; screens place it in a landmark',
  },
  {
    rule: 'aria_content_in_landmark',
    kind: /^(VIOLATION|RECOMMENDATION) (FAIL|POTENTIAL)$/,
    snippet: /toast|data-placement|role="status"/,
    reason: 'messages are in a live region, which is announced from anywhere on the page',
  },
  {
    rule: 'frame-tested',
    kind: /^incomplete/,
    stories: /^(components-(previewframe|workbench)|workbench-(app|dialogs))--/,
    reason: 'the framed page is a page of the shop and is tested separately',
  },
  {
    rule: 'frame_src_valid',
    kind: /POTENTIAL/,
    stories: /^(components-(previewframe|workbench)|workbench-(app|dialogs))--/,
    reason: 'the framed page is a page of the shop and is tested separately',
  },
  {
    rule: 'html_skipnav_exists',
    kind: /POTENTIAL/,
    stories: /^(components-(previewframe|workbench)|workbench-(app|dialogs))--/,
    reason: 'the framed page is a page of the shop, which starts with a skip link',
  },
  {
    rule: 'draggable_alternative_exists',
    kind: /POTENTIAL/,
    stories: /^(components-workbenchlist|workbench-(app|dialogs))--/,
    reason:
      'the workbench also moves the selected item by buttons in its form and by Alt with the arrow keys',
  },
  {
    rule: 'target_spacing_sufficient',
    kind: /POTENTIAL/,
    snippet: /type="checkbox"/,
    stories: /^workbench-app--/,
    reason:
      'its column scrolls under its neighbours, or its panel covers the page: the engine measures covered elements too, and each row is 44 px high',
  },
  {
    rule: 'target_spacing_sufficient',
    kind: /POTENTIAL/,
    snippet: /data-emphasis="quiet"/,
    stories: /^workbench-dialogs--/,
    reason:
      'the dialog covers the workbench, which is inert: the engine measures covered elements too, and each cell is a separate target',
  },
  {
    rule: 'target_spacing_sufficient',
    kind: /POTENTIAL/,
    snippet: /data-has-large-target/,
    stories: /^screens-product--size-guide/,
    reason:
      'the panel covers the page, which is inert, and scrolls under its foot: the engine measures covered elements too, and each target is 44 px high',
  },
  {
    rule: 'aria_article_label_unique',
    kind: /FAIL/,
    stories:
      /^(widgets-product-list--long-row|components-carousel--matrix|layout-productgrid--matrix)/,
    reason: 'the story repeats a few products, and a card is named after its product',
  },
  {
    rule: 'style_highcontrast_visible',
    kind: /MANUAL/,
    reason:
      'forcedColourFindings checks forced colours, and every component draws its edges in system colours',
  },
  {
    rule: 'style_color_misuse',
    kind: /POTENTIAL/,
    reason:
      'reported for every style sheet; what colour shows is also shown otherwise: “Nu”, “slut”, a tick, a border, aria-current',
  },
  {
    rule: 'style_focus_visible',
    kind: /POTENTIAL/,
    reason:
      'focus is shown by :focus-visible, which the engine cannot trigger; its colour pairs are declared and proven',
  },
  {
    rule: 'style_viewport_resizable',
    kind: /POTENTIAL/,
    reason:
      'display text is fluid between limits in rem, so that it follows the reader’s font size; the reflow journey doubles it',
  },
  {
    rule: 'img_alt_background',
    kind: /MANUAL/,
    reason: 'the background is the placeholder under a picture with a text alternative',
  },
  {
    rule: 'text_block_heading',
    kind: /POTENTIAL/,
    reason: 'small caps above a heading and short labels are part of the heading beside them',
  },
  {
    rule: 'element_tabbable_visible',
    kind: /POTENTIAL/,
    reason:
      'hidden inputs show their focus on the cell that is their label; the skip link appears when focused',
  },
  {
    rule: 'element_tabbable_unobscured',
    kind: /POTENTIAL/,
    reason: 'a panel that covers the page traps the focus',
  },
  {
    rule: 'element_tabbable_role_valid',
    kind: /RECOMMENDATION/,
    snippet: /tabindex="0"/,
    reason: 'a scrollable area must be focusable to be scrolled by keyboard',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    kind: /POTENTIAL/,
    snippet: /role="tablist"/,
    reason:
      'React handles keys at the root of the page, which the engine does not inspect; the tests of Tabs press the arrow keys',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    kind: /POTENTIAL/,
    snippet: /^<fieldset[^>]*role="radiogroup"/,
    reason: 'its radios are native inputs, whose arrow keys the browser handles',
  },
  {
    rule: 'widget_tabbable_exists',
    kind: /POTENTIAL/,
    snippet: /^<fieldset[^>]*role="radiogroup"/,
    reason:
      'its radios are native inputs, which take the focus and show it on the cell that is their label',
  },
  {
    rule: 'aria_child_valid',
    kind: /RECOMMENDATION/,
    snippet: /^<fieldset[^>]*role="radiogroup"/,
    reason: 'hint, error and size guide are in the fieldset with its radios, as in any fieldset',
  },
  {
    rule: 'input_fields_grouped',
    kind: /POTENTIAL/,
    reason: 'the form is a single group, a person’s address, named by the heading of its step',
  },
  {
    rule: 'aria_complementary_label_visible',
    kind: /RECOMMENDATION/,
    reason: 'the aside’s accessible name repeats its visible total or heading',
  },
  {
    rule: 'skip_main_described',
    kind: /POTENTIAL/,
    stories: notScreens,
    reason: 'the links of an error summary lead to their fields',
  },
  {
    rule: 'list_structure_proper',
    kind: /POTENTIAL/,
    snippet: /^<dl/,
    reason: 'the pairs of a description list are in groups, as HTML allows',
  },
  {
    rule: 'text_quoted_correctly',
    kind: /POTENTIAL/,
    stories: /^widgets-generated-payloads--/,
    reason: 'hostile markup is shown as literal text, quotation marks included',
  },
  {
    rule: 'blockquote_cite_exists',
    kind: /POTENTIAL/,
    reason: 'a personal quote has no address to cite; the figure’s caption names the person',
  },
  {
    rule: 'text_sensory_misuse',
    kind: /POTENTIAL/,
    reason: 'size, colour and shape describe garments here, never positions on the page',
  },
  {
    rule: 'form_submit_button_exists',
    kind: /POTENTIAL/,
    snippet: /<form[^>]*id="/,
    stories: /^screens-product-list--quick-shop/,
    reason: 'its button stands in the panel’s foot, and refers to the form by id',
  },
  {
    rule: 'form_submit_button_exists',
    kind: /POTENTIAL/,
    stories: /^(screens-product|components-(cookieconsent|sizepicker))--/,
    reason:
      'a sold-out product cannot be added; consent is given by the buttons beside its choices',
  },
  {
    rule: 'input_label_visible',
    kind: /POTENTIAL/,
    snippet: /^<input[^>]*readonly=""/,
    reason: 'an address to copy, beside the button that copies it; nothing is entered',
  },
  {
    rule: 'input_label_visible',
    kind: /POTENTIAL/,
    snippet: /^<button[^>]*popovertarget=/,
    reason:
      'a marker on a picture; its name is visible in what it opens and in the list beside the picture',
  },
  {
    rule: 'input_label_visible',
    kind: /POTENTIAL/,
    snippet:
      /type="(range|search|number|radio|checkbox)"|role="combobox"|inputmode="numeric"|autocomplete="off"|^<(textarea|select)/,
    reason:
      'the group has the visible label: a stepper between its buttons, a slider’s two ends, a search field with its icon',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    kind: /POTENTIAL/,
    snippet: /<input[^>]*role="combobox"/,
    reason:
      'the field is a native input whose keys React handles at the root; the component’s tests press them',
  },
  {
    rule: 'widget_tabbable_single',
    kind: /POTENTIAL/,
    snippet: /role="columnheader"/,
    reason: 'it heads a table, not a grid: Tab reaches its link and its buttons one by one',
  },
  {
    rule: 'widget_tabbable_exists',
    kind: /POTENTIAL/,
    snippet: /role="listbox"/,
    reason: 'the focus stays in the combobox, which refers to the options by aria-activedescendant',
  },
  {
    rule: 'text_contrast_sufficient',
    kind: /POTENTIAL/,
    stories: overPictures,
    reason:
      'a line or light effect crosses the background; contrastFindings compares the text with its lightest and darkest tone',
  },
  {
    rule: 'color-contrast',
    kind: /elmPartiallyObscured|elmPartiallyObscuring|outsideViewport|bgOverlap/,
    reason:
      'it is partly scrolled out of its panel or under the header; contrastFindings checks its pair of colours',
  },
  {
    rule: 'color-contrast',
    kind: /bgGradient|pseudoContent/,
    reason:
      'a line or light effect crosses the background; contrastFindings compares the text with its lightest and darkest tone',
  },
  {
    rule: 'color-contrast',
    kind: /shortTextContent|nonBmp/,
    reason: 'a single digit or sign is text; contrastFindings checks its pair of colours',
  },
  {
    rule: 'color-contrast',
    kind: /imgNode|bgImage/,
    reason: 'it is on a plane over the picture; contrastFindings checks that plane',
  },
];

/** Why the finding is correct in this story; undefined if it was not reviewed. */
export function reasonOf({ rule, kind, snippet }: RawFinding, storyId: string): string | undefined {
  return reviewed.find(
    (each) =>
      each.rule === rule &&
      each.kind.test(kind) &&
      (each.snippet?.test(snippet) ?? true) &&
      (each.stories?.test(storyId) ?? true),
  )?.reason;
}
