import { Contrib, Enums, Models, Serialize, Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { PackageURL } from 'packageurl-js'
import parseExpression from 'spdx-expression-parse'
import { keyOf, type PackageJson, productionPackages } from './production-packages.ts'

const SPEC = Spec.Spec1dot6

interface Product {
  /** Where it is checked out, with its packages. */
  checkout: string
  version: string
  commit: string
  /** Of the commit. */
  at: Date
  license: string
}

/**
 * The bill of materials of a release, CycloneDX 1.6 in JSON: every package of others that the product runs with, with its exact
 * version and its license in SPDX's terms, and which needs which. It says what a package is, and not where it was fetched.
 * @throws Error when a package names no license, or the result is not what CycloneDX's schema asks for
 */
export async function makeSbom({ checkout, version, commit, at, license }: Product): Promise<string> {
  const licenses = new Contrib.License.Factories.LicenseFactory(parseExpression)
  const builder = new Contrib.FromNodePackageJson.Builders.ComponentBuilder(
    new Contrib.FromNodePackageJson.Factories.ExternalReferenceFactory(),
    licenses,
  )
  const { found, direct } = await productionPackages(checkout)
  const components = new Map([...found].map(([key, { json }]) => [key, componentOf(builder, json)]))
  const product = new Models.Component(Enums.ComponentType.Application, 'goodword', {
    version,
    bomRef: `goodword@${version}`,
    licenses: new Models.LicenseRepository([licenses.makeFromString(license)]),
    properties: new Models.PropertyRepository([new Models.Property('goodword:commit', commit)]),
  })
  const bom = new Models.Bom({
    serialNumber: Contrib.Bom.Utils.randomSerialNumber(),
    metadata: new Models.Metadata({ timestamp: at, component: product }),
    components: new Models.ComponentRepository(components.values()),
  })
  const link = (from: Models.Component, keys: Iterable<string>) => {
    for (const key of keys) from.dependencies.add((components.get(key) as Models.Component).bomRef)
  }
  link(product, direct)
  for (const [key, { needs }] of found) link(components.get(key) as Models.Component, needs)

  const text = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(SPEC)).serialize(bom, {
    sortLists: true,
    space: 2,
  })
  const faults = await new Validation.JsonStrictValidator(SPEC.version).validate(text)
  if (faults) throw new Error(`The bill of materials is not what CycloneDX asks for: ${JSON.stringify(faults)}`)
  return `${text}\n`
}

function componentOf(builder: Contrib.FromNodePackageJson.Builders.ComponentBuilder, json: PackageJson) {
  const { name, version } = json
  const license = typeof json.license === 'object' ? json.license.type : json.license
  const component = builder.makeComponent({ name, version, ...(license && { license }), licenses: json.licenses })
  if (!component || component.licenses.size === 0) throw new Error(`${keyOf(json)} names no license.`)
  const [last = name, scope] = name.split('/').toReversed()
  component.purl = new PackageURL('npm', scope, last, version).toString()
  component.bomRef.value = component.purl
  return component
}
