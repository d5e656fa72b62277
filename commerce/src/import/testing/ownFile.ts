/** A file of the shop's own table format, row by row. */
export const header =
  'id,style,name_sv,name_fi,description_sv,brand,google_category,gender,colour,size,price_se,price_no,price_dk,price_fi,stock\n';

/** One row; a column that is not given has a usual value. */
export const row = (
  id: string,
  {
    style = '',
    name = 'Rock',
    brand = 'Lund',
    google = '2271',
    size = '38',
    price = '999',
    stock = '5',
    colour = 'Svart',
  } = {},
) =>
  `${id},${style},"${name.replaceAll('"', '""')}",Takki,"<p>Varm <b>ull</b>.</p>",${brand},${google},Women,${colour},${size},${price},1049,699,"99,90",${stock}\n`;
