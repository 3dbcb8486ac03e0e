/** By this the server's HTML of the status page is known, before a script of the page runs. */
export const STATUS_PAGE_ID = 'your-application'
