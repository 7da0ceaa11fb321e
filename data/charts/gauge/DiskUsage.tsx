import { Gauge } from '@mui/x-charts/Gauge';

export default function DiskUsage() {
  return <Gauge height={160} value={62} aria-label="Used disk space in percent" />;
}
