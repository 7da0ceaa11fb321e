/** The content of an API page as the build renders it, with two lists. */
export function createListPage(): HTMLElement {
  const root = document.createElement('article');
  root.innerHTML = `
    <form class="api-filter">
      <div class="api-filter-field"><input type="search" name="filter"><output></output></div>
      <input type="checkbox" name="required">
      <input type="checkbox" name="current">
      <fieldset data-action="api-layout">
        <button type="button" data-layout="table" aria-pressed="true">Table</button>
        <button type="button" data-layout="collapsed" aria-pressed="false">List</button>
      </fieldset>
    </form>
    <section class="api-section" data-kind="props">
      <ul class="api-rows">
        <li id="grid-prop-rows" class="api-row" data-required>
          <div class="api-name"><a href="#grid-prop-rows"><code>rows</code></a></div>
          <div class="api-facts"><code><a href="#type-Rows" class="api-type-link">Rows</a></code></div>
          <div class="api-body">What the grid shows.</div>
        </li>
        <li id="grid-prop-pageSize" class="api-row" data-deprecated>
          <div class="api-name"><a href="#grid-prop-pageSize"><code>pageSize</code></a></div>
          <div class="api-facts"><details class="api-type-full"><summary><code>number</code></summary></details></div>
          <div class="api-body">How many rows a page has.</div>
        </li>
      </ul>
    </section>
    <section class="api-section" data-kind="classes">
      <details class="details"><summary>1 class</summary><ul class="api-rows">
        <li id="grid-css-cell" class="api-row">
          <div class="api-name"><a href="#grid-css-cell"><code>cell</code></a></div>
          <div class="api-body">Of a cell.</div>
        </li>
      </ul></details>
    </section>
    <ul><li><details><summary><code>Rows</code></summary><div id="type-Rows" class="api-type-body"><p>= <a href="#type-Row" class="api-type-link">Row</a>[]</p></div></details></li>
    <li><details><summary><code>Row</code></summary><div id="type-Row" class="api-type-body"><dl><div><dd>next: <a href="#type-Row" class="api-type-link">Row</a></dd></div></dl></div></details></li></ul>`;
  return root;
}
