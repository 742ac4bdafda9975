// Node finds this part of the package by its file alone, and its types by its folder alone.
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
