/** The outline of the trump seal: twelve scallops around the origin. */
export function scallop(radius: number): string {
  const points = Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    const reach = radius * (i % 2 ? 0.9 : 1.08);
    return `${(reach * Math.sin(angle)).toFixed(1)} ${(-reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}
