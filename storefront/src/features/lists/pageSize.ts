/** Products on one page of a list (contracts.md, List defaults). */
export const pageSize = 20;
