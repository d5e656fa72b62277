/** What the engines cannot decide by themselves, or ask of a whole page, with the reason why it is right here. Anything else they say fails the story. */

export interface RawFinding {
  readonly rule: string;
  /** IBM: `VIOLATION FAIL`, `VIOLATION POTENTIAL`, …; axe: `incomplete` and its key. */
  readonly kind: string;
  readonly message: string;
  /** The element as written. */
  readonly snippet: string;
}

interface Reviewed {
  readonly rule: string;
  readonly kind: RegExp;
  /** Only for elements that are written so. */
  readonly snippet?: RegExp;
  /** Only for these stories. */
  readonly stories?: RegExp;
  readonly reason: string;
}

/** Everything but a whole screen. */
const parts = /^(?!screens-)/;

/** Where words stand on a picture, or on a plane with a line or window light in it. */
const overPictures =
  /^(components-(sizepicker|megamenu|hero|drawer|clothsample|picturetile|choicecells|navdrawer|productcard|gallery)|foundations-|widgets-|screens-)/;

const reviewed: readonly Reviewed[] = [
  {
    rule: 'aria_contentinfo_misuse',
    kind: /RECOMMENDATION/,
    stories: parts,
    reason: 'a footer alone on its page; screens put it below their main part',
  },
  {
    rule: 'skip_main_exists',
    kind: /^VIOLATION (FAIL|POTENTIAL)$/,
    stories: parts,
    reason: 'a part stands alone on its page; screens have the landmark and the link',
  },
  {
    rule: 'html_skipnav_exists',
    kind: /^(VIOLATION|RECOMMENDATION) (FAIL|POTENTIAL)$/,
    stories: parts,
    reason: 'a part stands alone on its page; screens have the landmark and the link',
  },
  {
    rule: 'aria_content_in_landmark',
    kind: /^(VIOLATION|RECOMMENDATION) (FAIL|POTENTIAL)$/,
    stories: parts,
    reason: 'a part stands alone on its page; screens put it in a landmark',
  },
  {
    rule: 'aria_content_in_landmark',
    kind: /^(VIOLATION|RECOMMENDATION) (FAIL|POTENTIAL)$/,
    snippet: /toast|data-placement|role="status"/,
    reason: 'messages are read wherever they stand: their region is live',
  },
  {
    rule: 'frame-tested',
    kind: /^incomplete/,
    stories: /^(components-(previewframe|workbench)|workbench-(room|dialogs))--/,
    reason: 'the page within is the shop’s own, and tested by itself',
  },
  {
    rule: 'frame_src_valid',
    kind: /POTENTIAL/,
    stories: /^(components-(previewframe|workbench)|workbench-(room|dialogs))--/,
    reason: 'the page within is the shop’s own, and tested by itself',
  },
  {
    rule: 'html_skipnav_exists',
    kind: /POTENTIAL/,
    stories: /^(components-(previewframe|workbench)|workbench-(room|dialogs))--/,
    reason: 'the page within is the shop’s own, which begins with a link past its header',
  },
  {
    rule: 'draggable_alternative_exists',
    kind: /POTENTIAL/,
    stories: /^(components-workbenchlist|workbench-(room|dialogs))--/,
    reason: 'the workbench moves what is chosen by buttons in its form, and by Alt with the arrows',
  },
  {
    rule: 'target_spacing_sufficient',
    kind: /POTENTIAL/,
    snippet: /type="checkbox"/,
    stories: /^workbench-room--/,
    reason:
      'its column scrolls beneath its neighbours, or its panel lies over the page: the engine measures what is covered too, and each row is 44 high',
  },
  {
    rule: 'target_spacing_sufficient',
    kind: /POTENTIAL/,
    snippet: /data-emphasis="quiet"/,
    stories: /^workbench-dialogs--/,
    reason:
      'the dialog lies over the room, which is inert: the engine measures what is covered too, and each cell is a target of its own',
  },
  {
    rule: 'aria_article_label_unique',
    kind: /FAIL/,
    stories:
      /^(widgets-product-list--long-row|components-carousel--matrix|layout-productgrid--matrix)/,
    reason:
      'the story shows the same few products again and again, and a card has its product’s name',
  },
  {
    rule: 'style_highcontrast_visible',
    kind: /MANUAL/,
    reason:
      'forced colours are looked at in the toolbar, and every part draws its edges in system colours',
  },
  {
    rule: 'style_color_misuse',
    kind: /POTENTIAL/,
    reason:
      'asked of every style sheet; colour is always also said: “Nu”, “slut”, a tick, an edge, aria-current',
  },
  {
    rule: 'style_focus_visible',
    kind: /POTENTIAL/,
    reason:
      'focus is drawn by :focus-visible, which the engine cannot press; the pairs are declared and proven',
  },
  {
    rule: 'style_viewport_resizable',
    kind: /POTENTIAL/,
    reason:
      'display type is fluid between limits in rem, so that it follows the reader’s size; the reflow journey doubles it',
  },
  {
    rule: 'img_alt_background',
    kind: /MANUAL/,
    reason: 'backgrounds are the placeholder under a picture that has its own text',
  },
  {
    rule: 'text_block_heading',
    kind: /POTENTIAL/,
    reason: 'small caps above a heading and short labels belong to the heading beside them',
  },
  {
    rule: 'element_tabbable_visible',
    kind: /POTENTIAL/,
    reason:
      'hidden inputs draw their focus on the cell that is their label; the skip link comes into view when focused',
  },
  {
    rule: 'element_tabbable_unobscured',
    kind: /POTENTIAL/,
    reason: 'a panel that covers the page holds the focus in itself',
  },
  {
    rule: 'element_tabbable_role_valid',
    kind: /RECOMMENDATION/,
    snippet: /tabindex="0"/,
    reason: 'a part that scrolls must take focus to be scrolled by keys',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    kind: /POTENTIAL/,
    snippet: /role="tablist"/,
    reason:
      'keys are heard at the root of the page, where the engine does not look; the arrows are proven in Tabs’ own test',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    kind: /POTENTIAL/,
    snippet: /^<fieldset[^>]*role="radiogroup"/,
    reason: 'its radios are native inputs, whose arrows the browser itself hears',
  },
  {
    rule: 'widget_tabbable_exists',
    kind: /POTENTIAL/,
    snippet: /^<fieldset[^>]*role="radiogroup"/,
    reason:
      'its radios are native inputs that take the focus, drawn on the cell that is their label',
  },
  {
    rule: 'aria_child_valid',
    kind: /RECOMMENDATION/,
    snippet: /^<fieldset[^>]*role="radiogroup"/,
    reason: 'hint, error and size guide stand in the fieldset with its radios, as in any fieldset',
  },
  {
    rule: 'input_fields_grouped',
    kind: /POTENTIAL/,
    reason: 'a form of one group: one person’s address, named by the heading of its step',
  },
  {
    rule: 'aria_complementary_label_visible',
    kind: /RECOMMENDATION/,
    reason: 'the aside’s spoken name repeats the words of its sum or heading',
  },
  {
    rule: 'skip_main_described',
    kind: /POTENTIAL/,
    stories: parts,
    reason: 'the links of an error summary lead to their fields',
  },
  {
    rule: 'list_structure_proper',
    kind: /POTENTIAL/,
    snippet: /^<dl/,
    reason: 'the pairs of a description list stand in groups, as HTML allows',
  },
  {
    rule: 'text_quoted_correctly',
    kind: /POTENTIAL/,
    stories: /^widgets-generated-payloads--/,
    reason: 'markup of a hostile hand is shown as the words it is, quotation marks and all',
  },
  {
    rule: 'blockquote_cite_exists',
    kind: /POTENTIAL/,
    reason: 'what a person said has no address to cite; the figure’s caption says who it was',
  },
  {
    rule: 'text_sensory_misuse',
    kind: /POTENTIAL/,
    reason: 'size, colour and shape are facts of a garment here, never directions on the page',
  },
  {
    rule: 'form_submit_button_exists',
    kind: /POTENTIAL/,
    stories: /^(screens-product|components-(cookieconsent|sizepicker))--/,
    reason:
      'nothing can be added of what is sold out; a consent is given by the buttons beside its choices',
  },
  {
    rule: 'input_label_visible',
    kind: /POTENTIAL/,
    snippet: /^<button[^>]*popovertarget=/,
    reason:
      'a mark on a picture; what it opens, and the list beside the picture, say its name for the eye',
  },
  {
    rule: 'input_label_visible',
    kind: /POTENTIAL/,
    snippet:
      /type="(range|search|number|radio|checkbox)"|role="combobox"|inputmode="numeric"|autocomplete="off"|^<(textarea|select)/,
    reason:
      'the visible words stand on the group: a stepper between its buttons, a slider’s two ends, a search field with its glass',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    kind: /POTENTIAL/,
    snippet: /<input[^>]*role="combobox"/,
    reason:
      'the field is a native input whose keys React hears at the root; the component’s tests press them',
  },
  {
    rule: 'widget_tabbable_exists',
    kind: /POTENTIAL/,
    snippet: /role="listbox"/,
    reason: 'the focus stays in the combobox, which points at the options by aria-activedescendant',
  },
  {
    rule: 'text_contrast_sufficient',
    kind: /POTENTIAL/,
    stories: overPictures,
    reason:
      'a line or window light runs through the ground; contrastFindings holds the text against its lightest and darkest tone',
  },
  {
    rule: 'color-contrast',
    kind: /elmPartiallyObscured|elmPartiallyObscuring|outsideViewport|bgOverlap/,
    reason:
      'it is scrolled partly out of its panel or under the header; contrastFindings reads its pair',
  },
  {
    rule: 'color-contrast',
    kind: /bgGradient|pseudoContent/,
    reason:
      'a line or window light runs through the ground; contrastFindings holds the text against its lightest and darkest tone',
  },
  {
    rule: 'color-contrast',
    kind: /shortTextContent|nonBmp/,
    reason: 'a figure of one digit or a sign is text; contrastFindings reads its pair',
  },
  {
    rule: 'color-contrast',
    kind: /imgNode|bgImage/,
    reason: 'it stands on a plane over the picture; contrastFindings asks for that plane',
  },
];

/** The reason why it is right here, if somebody has judged it. */
export function reasonOf({ rule, kind, snippet }: RawFinding, storyId: string): string | undefined {
  return reviewed.find(
    (each) =>
      each.rule === rule &&
      each.kind.test(kind) &&
      (each.snippet?.test(snippet) ?? true) &&
      (each.stories?.test(storyId) ?? true),
  )?.reason;
}
