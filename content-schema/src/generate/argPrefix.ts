/** Prefix of a field's name: a widget's renderer has props of the same names. */
export const argPrefix = 'field-';
