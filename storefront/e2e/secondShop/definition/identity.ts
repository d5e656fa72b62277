export const shopName = 'Bergljos';

export const memberPath = '/bergljos-klubb';
export const stylePath = '/bergljos-stil';
