/**
 * Whether the page has a folder around it. A single file has none: no other language, no boards for other pages, no service
 * worker; to stay small, it leaves out the editor's colours and hints, and videos.
 */
declare const HOSTED: boolean;
