/** A content page with this tag shows the side menu of the information pages (contracts.md, Widget areas used). */
export const menuTag = 'menu';
