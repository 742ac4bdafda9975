/** The address of the folder on the web, as the build was told; a single file links to it. Null if there is none. */
declare const PUBLIC_ADDRESS: string | null;
