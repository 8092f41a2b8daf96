/** Whether the browser keeps nothing from page to page: cookies and site data of the shop are blocked. */
export function isStorageBlocked(): boolean {
  try {
    const probe = 'probe';
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return false;
  } catch {
    return true;
  }
}
