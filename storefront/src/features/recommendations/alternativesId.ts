/** Id of the alternatives to a product, which a sold-out product links to. */
export const alternativesId = 'alternatives';
