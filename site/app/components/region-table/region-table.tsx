import type { Regions } from '#render/content/field-kinds.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture, type Sizes } from '../picture/picture.tsx';

type RegionTableProps = Pick<Regions, 'labels' | 'regions'> & { caption: string };

type RegionMapProps = Pick<Regions, 'map' | 'regions'> & {
  sizes: Sizes;
  /** Places the names, each marked by the ink of its region. */
  className: string | undefined;
};

/** The map of the regions. The style sheet of the page imports `region-table.css`. Its names are decoration, because the table has them too. */
export function RegionMap({ map, regions, sizes, className }: RegionMapProps) {
  return (
    <div className={className} data-map="">
      <Picture className={undefined} picture={map} sizes={sizes} />
      {regions.map(({ name, ink }) => (
        <span key={ink} data-ink={ink} aria-hidden="true">
          {name}
        </span>
      ))}
    </div>
  );
}

/** Regions with their countries, farmers and hectares: a table on wide screens, on phones a card for each region. */
export function RegionTable({ caption, labels, regions }: RegionTableProps) {
  return (
    <table data-regions="">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.region}</th>
          <th scope="col">{labels.countries}</th>
          <th scope="col">{labels.farmers}</th>
          <th scope="col">{labels.hectares}</th>
        </tr>
      </thead>
      <tbody>
        {regions.map(({ name, note, countries, farmers, hectares, icon, ink }) => (
          <tr key={name} data-ink={ink} data-reveal="section">
            <th scope="row">
              <span>
                <Icon name={icon} />
              </span>
              <span>
                <strong>{name}</strong>
                <span>{note}</span>
              </span>
            </th>
            <td data-label={labels.countries}>{countries}</td>
            <td data-label={labels.farmers}>{farmers}</td>
            <td data-label={labels.hectares}>{hectares}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
